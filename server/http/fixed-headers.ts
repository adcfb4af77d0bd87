import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { NextFunction, Request, RequestHandler, Response } from 'express'

/**
 * The headers that handlers give every answer to a path, found by running them on an answer that is sent to
 * nobody: what is served ahead of Express says the same as Express because it is said in one place.
 * @param handlers set headers that depend on nothing but the path, and call the next one
 * @returns names, as they are written, and values
 */
export function fixedHeaders(
  handlers: readonly RequestHandler[],
  pathname: string,
): Record<string, string> {
  const asked = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: pathname,
    path: pathname,
    originalUrl: pathname,
  })
  // Every outgoing message has it; the types know it of requests only.
  const response = new ServerResponse(asked) as unknown as ServerResponse & {
    getRawHeaderNames(): string[]
  }
  const fail: NextFunction = (error?: unknown) => {
    if (error) throw error
  }
  for (const handler of handlers) {
    void handler(asked as unknown as Request, response as unknown as Response, fail)
  }
  return Object.fromEntries(
    response.getRawHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  )
}
