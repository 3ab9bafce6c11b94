import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { pagesPlugin } from '../pages/plugin.ts'
import { catalogueApp } from './catalogue-app.ts'

export const site = 'https://vizit.example'

export const canonical = (body: string) => /rel="canonical" href="([^"]*)"/.exec(body)?.[1]

/** The catalogue with its public pages, whose application is an empty page. Called at the top of a test file. */
export async function pagesApp() {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-pages-'))
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ru"><head><meta name="description" content="" /><title>Визит</title></head></html>',
  )
  afterAll(() => rm(folder, { recursive: true }))
  const catalogue = await catalogueApp(async (server, deps) => {
    await server.register(pagesPlugin, { ...deps, publicUrl: site, webFolder: folder })
  })
  const { app, clinic, doctor, db } = catalogue
  return {
    ...catalogue,
    doctorPath: `/clinics/${clinic.providerCode}/doctors/${doctor.doctorId}`,
    branchPath: `/clinics/${clinic.providerCode}/branches/${clinic.branchId}`,
    setProvider: (values: object) =>
      db.updateTable('provider').set(values).where('code', '=', clinic.providerCode).execute(),
    async read(url: string, language = 'ru') {
      const reply = await app.inject({ url, headers: { 'accept-language': language } })
      const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(reply.body)?.[1]
      return { reply, about: data === undefined ? null : JSON.parse(data) }
    },
  }
}
