import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

export type Chromium = { executablePath: string; env: Record<string, string> }

const cache = join(import.meta.dirname, '../../../../.cache')
const PARTS = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']

/** The browser of @sparticuz/chromium with its fonts and libraries, unpacked once per version. */
export async function unpackChromium(): Promise<Chromium> {
  const packageFolder = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..')
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const home = join(cache, `chromium-${version}`)
  if (!existsSync(home)) await unpack(join(packageFolder, 'bin'), home)
  await nameFonts(home)
  return {
    executablePath: join(home, 'chromium'),
    env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_PATH: join(home, 'fonts') },
  }
}

/**
 * The package's font configuration names folders that do not exist here: without fonts the browser draws no text.
 */
async function nameFonts(home: string): Promise<void> {
  const file = join(home, 'fonts/fonts.conf')
  const list = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    `  <dir>${join(home, 'fonts/fonts')}</dir>`,
    `  <cachedir>${join(home, 'fonts/cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')
  if ((await readFile(file, 'utf8')) === list) return
  // Renamed into place, because another run may be reading it.
  const half = `${file}.${process.pid}`
  await writeFile(half, list)
  await rename(half, file)
}

async function unpack(source: string, home: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const half = await mkdtemp(`${home}.`)
  await inflateInto(half, source)
  // Readable for every user of the checkout, not only for the first one.
  await Promise.all([half, join(half, 'chromium')].map(path => chmod(path, 0o755)))
  try {
    await rename(half, home)
  } catch (error) {
    // Another run has unpacked it meanwhile.
    await rm(half, { recursive: true, force: true })
    if (!existsSync(home)) throw error
  }
}

// The package always unpacks into the folder for temporary files.
async function inflateInto(folder: string, source: string): Promise<void> {
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    await Promise.all(PARTS.map(part => inflate(join(source, part))))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}
