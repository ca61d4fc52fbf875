/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';

const sheet = readFileSync(path.join(import.meta.dirname, '../tokens.css'), 'utf8');

/** The variables of one rule of the tokens, by name. */
export function tokensOf(selector: ':root' | "[data-theme='light']" | "[data-theme='dark']") {
  const start = selector === ':root' ? /^:root \{/m : new RegExp(`${RegExp.escape(selector)} \\{`);
  const body = sheet.slice(sheet.search(start)).split('\n}')[0] ?? '';
  const declared = body.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...declared].map(([, name = '', value = '']) => [name, oneLine(value)]));
}

/** The families of a stack, the first one first. */
export function familiesOf(stack: '--sans' | '--serif' | '--monospace'): string[] {
  return (tokensOf(':root').get(stack) ?? '').split(', ');
}

function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim();
}
