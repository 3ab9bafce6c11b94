import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from './unpack-chromium.ts'

/** The whole browser, or the one without windows, which takes half of the processor time. */
export type Kind = 'whole' | 'shell'

const run = promisify(execFile)
const cache = join(import.meta.dirname, '../../../../.cache')
const home = join(cache, 'debian-chromium')
const PACKAGES = ['chromium', 'fontconfig-config', 'fonts-dejavu-core']

/**
 * Debian's chromium with the missing libraries and fonts, downloaded by apt-get and unpacked into the cache of
 * the checkout. It needs no rights and does not change the machine. Null: no apt-get, or no network.
 */
export async function debianChromium(kind: Kind): Promise<Chromium | null> {
  if (!existsSync('/usr/bin/apt-get')) return null
  try {
    if (!existsSync(home)) await download()
  } catch {
    return null
  }
  const libraries = (await readdir(join(home, 'usr/lib'))).filter(name => name.endsWith('-linux-gnu'))
  const folders = libraries.flatMap(name => [
    join(home, 'usr/lib', name),
    // libpulse looks for its own part by an absolute path, where nothing is installed.
    join(home, 'usr/lib', name, 'pulseaudio'),
    join(home, 'lib', name),
  ])
  const whole = join(home, 'usr/lib/chromium/chromium')
  const shell = `${whole}-headless-shell`
  return {
    // A cache of an earlier checkout has only the whole one.
    executablePath: kind === 'shell' && existsSync(shell) ? shell : whole,
    env: { LD_LIBRARY_PATH: folders.join(':'), FONTCONFIG_FILE: join(home, 'fonts.conf') },
  }
}

async function download(): Promise<void> {
  await mkdir(cache, { recursive: true })
  const half = await mkdtemp(`${home}.`)
  try {
    const apt = join(half, 'apt')
    for (const folder of ['lists/partial', 'cache/archives/partial'])
      await mkdir(join(apt, folder), { recursive: true })
    const options = [
      `Dir::State::lists=${join(apt, 'lists')}`,
      `Dir::Cache=${join(apt, 'cache')}`,
      // Both would use the machine's own folders.
      'Debug::NoLocking=true',
      `APT::Sandbox::User=${process.getuid?.() === 0 ? 'root' : ''}`,
    ].flatMap(option => ['-o', option])
    await run('apt-get', [...options, 'update'])
    const fetchPackages = (names: readonly string[]) =>
      run('apt-get', [...options, '--yes', '--no-install-recommends', '--download-only', 'install', ...names])
    await fetchPackages(PACKAGES)
    // An older Debian has none.
    await fetchPackages(['chromium-headless-shell']).catch(() => undefined)
    const archives = join(apt, 'cache/archives')
    for (const file of (await readdir(archives)).filter(name => name.endsWith('.deb')))
      await run('dpkg-deb', ['--extract', join(archives, file), half])
    await rm(apt, { recursive: true })
    await writeFile(join(half, 'fonts.conf'), fontList())
    await rename(half, home)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // Another run may have unpacked it meanwhile.
    if (!existsSync(home)) throw error
  }
}

/** The machine's own fonts and those that came with the browser. */
function fontList(): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '  <dir>/usr/share/fonts</dir>',
    `  <dir>${join(home, 'usr/share/fonts')}</dir>`,
    `  <cachedir>${join(home, 'font-cache')}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')
}
