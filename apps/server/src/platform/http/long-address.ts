import type { FastifyReply, FastifyRequest } from 'fastify'
import { asksForScreen } from './asks-for-screen.ts'

/** In bytes. A longer address is no link that anybody made. */
export const LONGEST_ADDRESS = 16 * 1024
/** Node.js refuses more itself, before the server knows who asks; a browser sends a long address, too. */
export const MOST_HEADERS = 256 * 1024

/** No screen has this path: the app says in the reader's language that there is no such page. */
const NO_SCREEN = '/no-such-address'

/** Leads whoever follows a link that cannot be read to the page about it; undefined for calls and files. */
export const redirectFromScreen = (
  request: Pick<FastifyRequest, 'method' | 'url'>,
  reply: FastifyReply,
): FastifyReply | undefined =>
  asksForScreen(request) ? reply.header('cache-control', 'no-store').redirect(NO_SCREEN) : undefined
