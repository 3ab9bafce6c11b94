import type { Answers } from '../../servers/bare-server.ts'
import type { Ask } from './read-scenario.ts'

/** What the server answers to each of them now. */
export async function captureAnswers(port: number, asks: readonly Ask[]): Promise<Answers> {
  const answers = new Map<string, { status: number; body: Buffer }>()
  for (const { path } of asks) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}: ${await answer.text()}`)
    answers.set(`GET ${path}`, { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) })
  }
  return answers
}
