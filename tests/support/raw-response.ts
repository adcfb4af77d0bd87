import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** An answer to exactly this path, for any host name; browsers would fix the path before they ask. */
export function rawResponse(
  base: string,
  path: string,
  {
    method = 'GET',
    host,
    headers: others = {},
  }: { method?: string; host?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(base)
  const headers = { ...others, ...(host && { Host: host }) }
  return new Promise((resolve, reject) => {
    // A connection that is kept may be closed by the server while a test keeps the worker busy.
    const options = { hostname, port, path, method, headers, agent: false }
    const asked = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.on('end', () => {
        const { statusCode, headers: sent } = response
        resolve({ status: statusCode!, headers: sent, body: Buffer.concat(chunks) })
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}
