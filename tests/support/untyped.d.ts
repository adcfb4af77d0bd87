declare module 'js-yaml' {
  /** Parses one YAML document; throws on a malformed one. */
  export function load(text: string): unknown
}
