import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium as playwright } from '@playwright/test'
import { debianChromium, type Kind } from './debian-chromium.ts'
import { type Chromium, unpackChromium } from './unpack-chromium.ts'

/** For machines without a graphics card, and without requests to anything but our server. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Besides those: WebGL without a graphics card, as for maps. */
export const softwareGlArguments = ['--enable-unsafe-swiftshader', '--use-angle=swiftshader']

/**
 * The browser of the tests: CHROMIUM_PATH, else Playwright's own, else `chromium` on the PATH, else Debian's
 * (unpacked, not installed), else the one in an npm package. That last one and Debian's shell show no notifications: their
 * journeys need the whole one.
 */
export async function findChromium(kind: Kind = 'whole'): Promise<Chromium> {
  const installed = given() ?? playwrights() ?? onPath()
  if (installed) return { executablePath: installed, env: {} }
  return (await debianChromium(kind)) ?? unpackChromium()
}

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names no file: ${path}`)
  return path || undefined
}

function playwrights(): string | undefined {
  const path = playwright.executablePath()
  return existsSync(path) ? path : undefined
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map(folder => join(folder, 'chromium')).find(path => existsSync(path))
}
