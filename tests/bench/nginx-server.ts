import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { end } from '../support/site-under-test.ts'
import { answers, type ServerUnderLoad } from './built-server.ts'

/** Headers that nginx makes itself, or that belong to one answer. */
const own =
  /^(content-(type|length|encoding)|etag|last-modified|accept-ranges|date|connection|keep-alive|x-request-id)$/i

/** Starts nginx with one worker on the built files; undefined where it is not installed. */
export async function startNginx(
  headers: IncomingHttpHeaders,
): Promise<ServerUnderLoad | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, headers))
  const child = spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await answers(url)
  return {
    url,
    emptyLog: () => undefined,
    stop: async () => {
      await end(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configuration(port: number, headers: IncomingHttpHeaders): string {
  const added = Object.entries(headers)
    .filter(([name]) => !own.test(name))
    .map(([name, value]) => `add_header ${name} "${String(value).replaceAll('"', '\\"')}";`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  types { text/html html; text/javascript js; text/css css; image/svg+xml svg; }
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000;
  keepalive_requests 100000000;
  gzip_static on;
  server {
    listen ${port};
    root ${resolve('dist/client')};
    ${added.join('\n    ')}
    location / { try_files $uri $uri/index.html =404; }
  }
}
`
}
