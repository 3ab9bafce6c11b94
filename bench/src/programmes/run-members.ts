import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDataset } from '../datasets/dataset.ts'
import { openWorld, type World } from '../datasets/world.ts'
import { sendFeed } from '../load/send-feed.ts'
import type { Options } from '../options.ts'
import { runCommand } from '../servers/run-command.ts'
import { writeMembers, writeProgrammeFolder } from './members-folder.ts'

const MEMBERS = 500_000
const CODE = 'bench-members'
const mega = (bytes: number) => (bytes / 1_000_000).toFixed(0)

/** How long an import of 500,000 members takes, of the same again, and feeds of them over HTTP: others, and the same again. */
export async function runMembers({ folder, scales, port }: Options): Promise<void> {
  const [scale = 1] = scales
  const world = await openWorld(await ensureDataset(folder, `country-${scale}`, scale), port)
  const files = mkdtempSync(join(tmpdir(), 'vizit-bench-members-'))
  try {
    await forgetMembers(world)
    const { rows } = await world.pool.query<{ code: string }>(
      'select code from provider where active order by id limit 1',
    )
    await writeProgrammeFolder(files, { code: CODE, members: MEMBERS, clinic: rows[0]?.code ?? '' })
    console.log(`an import of ${MEMBERS} members: ${await imported(world, files)}`)
    console.log(`the same again: ${await imported(world, files)}`)
    const other = join(files, 'other.csv')
    await writeMembers(other, { members: MEMBERS, domain: `${CODE}.by`, mailbox: 'other' })
    const { dataDir } = world.dataset
    const printed = await runCommand(dataDir, 'feeds', 'add-key', 'programme', CODE)
    const key = /feed_\S+/.exec(printed)?.[0] ?? ''
    console.log(`a feed of all with other e-mails: ${await fed(world, key, other)}`)
    console.log(`the same again: ${await fed(world, key, other)}`)
    await forgetMembers(world)
  } finally {
    await world.close()
    rmSync(files, { recursive: true })
  }
}

async function imported({ dataset }: World, files: string): Promise<string> {
  const begun = performance.now()
  const printed = await runCommand(dataset.dataDir, 'import', 'programme', files)
  return `${((performance.now() - begun) / 1000).toFixed(1)} s; ${printed.trim().split('\n').at(-1)}`
}

async function fed({ port, pid }: World, key: string, path: string): Promise<string> {
  const url = `/api/v2/feeds/programmes/${CODE}/members?mode=full`
  const { answer, seconds, memory } = await sendFeed({ port, pid, key, url, path })
  const { rejected, ...counts } = answer as { rejected: { count: number } }
  const told = JSON.stringify({ ...counts, rejected: rejected.count })
  return `${seconds.toFixed(1)} s, resident ${mega(memory.before)} → ${mega(memory.peak)} MB; ${told}`
}

/** Each run begins without them. */
async function forgetMembers({ pool }: World): Promise<void> {
  await pool.query('delete from programme_member where programme_code = $1', [CODE])
  await pool.query('delete from programme where code = $1', [CODE])
}
