import { request } from 'node:http'

export type RawAnswer = { status: number; location: string | undefined; body: string }

/** An answer to exactly this path, for any host name; browsers would mend the path before they ask. */
export function rawAnswer(
  base: string,
  path: string,
  { method = 'GET', host }: { method?: string; host?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base)
  const headers = host ? { Host: host } : {}
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (text: string) => (body += text))
      response.on('end', () => {
        resolve({ status: response.statusCode!, location: response.headers.location, body })
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}
