import type { Answers } from '../../servers/bare-server.ts'
import type { Ask } from './read-scenario.ts'

/** The server's present answers. */
export async function captureAnswers(port: number, asks: readonly Ask[]): Promise<Answers> {
  const answers = new Map<string, { status: number; body: Buffer }>()
  for (const { method = 'GET', path, headers } of asks) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers },
    })
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}: ${await answer.text()}`)
    answers.set(`${method} ${path}`, { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) })
  }
  return answers
}
