import { memoize } from './memoize.ts'

/**
 * The part of an address that stands for a tag: "Node.js" is `node-js`, ".NET" is `dotnet`, "C++" is
 * `c-plus-plus`. Spellings that differ in case alone share an address.
 */
export const tagSlug = memoize((tag: string): string =>
  tag
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\./, 'dot')
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
)
