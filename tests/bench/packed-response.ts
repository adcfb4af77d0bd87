import { get, type IncomingHttpHeaders } from 'node:http'

/** What the bench asks for: every server has it, nginx without further modules too. */
export const packed = { 'Accept-Encoding': 'gzip' } as const

/** An answer as it is on the wire; `fetch` would unpack its body. */
export type PackedResponse = { headers: IncomingHttpHeaders; body: Buffer }

/** Asks for an address packed by gzip. */
export function packedResponse(url: string): Promise<PackedResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers: packed }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => resolve({ headers: incoming.headers, body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })
}
