import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltFiles, readBuiltFiles } from './early-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'vizit-early-files-'))
let files: BuiltFiles

beforeAll(() => {
  const paths = ['/', '/sign-in', '/clinics/$clinic/doctors/$doctorId']
  const screens = {
    '/sign-in': ['assets/sign-in.js', 'assets/sign-in.css'],
    '/clinics/$clinic/doctors/$doctorId': ['assets/doctor.js'],
  }
  const portal = ['assets/portal.js']
  const shell = ['assets/shell.js']
  const languages = { ru: ['assets/ru.js'], be: ['assets/be.js'], en: ['assets/en.js'] }
  const texts = { '/sign-in': { ru: ['assets/session-ru.js'], be: ['assets/session-be.js'], en: [] } }
  const classes = {
    'assets/sign-in.css': ['_form'],
    'assets/reviews.css': ['_review', '_form'],
    'assets/map.css': ['_map'],
  }
  writeFileSync(
    join(folder, 'early-files.json'),
    JSON.stringify({ paths, shell, screens, languages, texts, portal, classes }),
  )
  files = readBuiltFiles(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test("a page lists the files of its language and screen, including the screen's texts", () => {
  expect(files.links('/sign-in', 'be')).toBe(
    [
      '</assets/shell.js>; rel=modulepreload',
      '</assets/sign-in.css>; rel=preload; as=style; crossorigin',
      '</assets/be.js>; rel=modulepreload',
      '</assets/session-be.js>; rel=modulepreload',
      '</assets/sign-in.js>; rel=modulepreload',
    ].join(', '),
  )
})

test('a rendered page, which brings its stylesheets, lists its scripts at a low priority', () => {
  const links = files.links('/sign-in', 'en', 'rendered')
  expect(links.split(', ')).toEqual([
    '</assets/shell.js>; rel=modulepreload; fetchpriority=low',
    '</assets/en.js>; rel=modulepreload; fetchpriority=low',
    '</assets/sign-in.js>; rel=modulepreload; fetchpriority=low',
  ])
})

test("a page of a clinic's own site lists the files of its layout, also if it is about a doctor", () => {
  expect(files.links('/clinics/mir/doctors/7', 'en', 'portal').split(', ')).toEqual([
    '</assets/shell.js>; rel=modulepreload',
    '</assets/en.js>; rel=modulepreload',
    '</assets/portal.js>; rel=modulepreload',
    '</assets/doctor.js>; rel=modulepreload',
  ])
})

test.each(['/no-such-place', '/constructor'])(
  'a page of %s, which is no screen, lists the files of the shell and of its language only',
  path => {
    expect(files.links(path, 'en')).toBe(
      '</assets/shell.js>; rel=modulepreload, </assets/en.js>; rel=modulepreload',
    )
  },
)

test.each([
  ['/', true],
  ['/sign-in', true],
  ['/sign-in/', true],
  ['/clinics/demo/doctors/7', true],
  ['/clinics/demo/doctors', false],
  ['/clinics/demo/doctors/7/more', false],
  ['/nope', false],
])('%s is a screen: %s', (path, isScreen) => expect(files.isScreen(path)).toBe(isScreen))

test('a rendered page has the stylesheets of its screen and of the parts that it shows', () => {
  const { stylesOf } = files
  expect(stylesOf('/sign-in', '<p class="_form _other">')).toEqual(['assets/sign-in.css'])
  const withPart = '<p class="_form"><b class="_wide _review">'
  expect(stylesOf('/sign-in', withPart)).toEqual(['assets/sign-in.css', 'assets/reviews.css'])
})

test('the text of a file is read from the build', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets/_form.css'), '._form{margin:0}')
  expect([files.textOf('assets/_form.css'), files.textOf('assets/none.css')]).toEqual([
    '._form{margin:0}',
    '',
  ])
})

test('a build without a file list is served without the header', () => {
  const { links, isScreen } = readBuiltFiles(join(folder, 'elsewhere'))
  expect([links('/sign-in', 'ru'), isScreen('/no-such-place')]).toEqual(['', true])
})
