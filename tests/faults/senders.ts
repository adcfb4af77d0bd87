import { Agent, request as httpRequest } from 'node:http'

/** What came of one post. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  ms: number
}

/** Posts a request as the site's script does; rejects when the connection breaks. */
export function post(
  agent: Agent,
  port: number,
  body: string,
  headers: Record<string, string> = {},
  path = '/api/contact-short',
): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        timeout: 30_000,
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'X-Forwarded-For': someAddress(),
          ...headers,
        },
      },
      (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            ms: performance.now() - started,
          }),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Another network for each post, so that the limits of senders are not what is measured. */
function someAddress(): string {
  const part = () => Math.floor(Math.random() * 256)
  return `198.${18 + (part() % 2)}.${part()}.${part()}`
}

/** A request whose name is the given mark. */
export function markedRequest(mark: string): string {
  return JSON.stringify({
    email: `${mark}@acme.example`,
    name: mark,
    pathname: '/',
    industry: '',
    goal: '',
    final: '',
    service: '',
  })
}

/** Senders that post one request after the other and try each again, with its key, until it is taken. */
export type Senders = {
  /** Marks of the requests that an answer of 200 or 201 acknowledged. */
  acknowledged: Set<string>
  /** Posts that failed and were tried again. */
  retries: () => number
  /** Lets the requests under way end, and no new one begin. */
  stop: () => Promise<void>
}

type Options = {
  /** Ports to choose from; the next one is tried after a failure. */
  ports: readonly number[]
  connections: number
  /** Beginning of every mark. */
  prefix: string
  /** They stop by themselves after so many requests. */
  most?: number
}

/** Starts senders on that many connections. */
export function startSenders({ ports, connections, prefix, most = Infinity }: Options): Senders {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const acknowledged = new Set<string>()
  let stopped = false
  let retries = 0
  let next = 0

  async function send(): Promise<void> {
    while (!stopped && next < most) {
      const mark = `${prefix}-${(next += 1)}`
      for (let attempt = 0; ; attempt += 1) {
        const port = ports[(next + attempt) % ports.length]!
        const headers = { 'Idempotency-Key': mark }
        const status = await post(agent, port, markedRequest(mark), headers).then(
          (response) => response.status,
          () => 0,
        )
        if (status === 200 || status === 201) {
          acknowledged.add(mark)
          break
        }
        if (status !== 0 && status !== 503) throw new Error(`${mark} was answered with ${status}`)
        retries += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }

  const all = Promise.all(Array.from({ length: connections }, send))
  all.catch(() => undefined)
  return {
    acknowledged,
    retries: () => retries,
    stop: async () => {
      if (most === Infinity) stopped = true
      await all
      agent.destroy()
    },
  }
}
