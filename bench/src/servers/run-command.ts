import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { productEnvironment, serverFolder } from './product-environment.ts'

/** Runs `vizit …` on a data directory and returns its output. */
export async function runCommand(dataDir: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(serverFolder, 'cli/vizit.ts'), ...words], {
    env: productEnvironment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new Error(`vizit ${words.join(' ')} ended with ${code}: ${complaints.trim()}`)
  return printed
}
