// Which files of a font are used. Plain JavaScript: after an install, the machine's own Node removes the others, and it
// may be too old for TypeScript.

/** The template sets text regular, semibold and bold; other weights would only take space and time. */
export const USED_WEIGHTS =
  /(?:[_-](?:400Regular|600SemiBold|700Bold)(?:_Italic)?|-(?:Regular|Bold))\.[ot]tf$/u;
