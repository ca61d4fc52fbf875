// Why the server could not listen, as a sentence with what to do.

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** The sentence for a failed listen; an unknown reason keeps the system's own message. */
export function describeListenFailure(failure: unknown, address: ListenAddress): string {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${address.port} is already in use: stop the other program, or choose another port, for example PORT=${otherPort(address.port)}.`;
    case 'EACCES':
      return `Port ${address.port} can’t be used by this account: choose a port above 1023, for example PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${address.host}": set HOST to one of its own, for example HOST=127.0.0.1.`;
    default:
      return `The server cannot listen on ${address.host}, port ${address.port}: ${failure instanceof Error ? failure.message : String(failure)}`;
  }
}

function otherPort(port: number): number {
  return port < 65_535 ? port + 1 : 3000;
}
