import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArguments, findChromium } from '@vizit/test-kit/browser/find-chromium.ts'

export interface Browser {
  /** The debugging port. */
  readonly port: number
  close(): Promise<void>
}

export async function openBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const profile = mkdtempSync(join(tmpdir(), 'vizit-lighthouse-'))
  const child = spawn(
    executablePath,
    [...chromiumArguments, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const gone = once(child, 'exit')
  for await (const line of createInterface({ input: child.stderr })) {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
    if (!port) continue
    child.stderr.resume()
    return {
      port: Number(port),
      close: async () => {
        child.kill('SIGTERM')
        await gone
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      },
    }
  }
  throw new Error(`the browser ${executablePath} did not start`)
}
