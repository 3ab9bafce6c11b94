import { parseHostSettings } from '@vizit/contract/frame/host-settings.ts'
import { expect, test } from 'vitest'
import { readAttributes } from './read-attributes.ts'

function element(attributes: string): HTMLElement {
  const parent = document.createElement('div')
  parent.innerHTML = `<button ${attributes}></button>`
  return parent.firstElementChild as HTMLElement
}

test("settings are read from an element's attributes", () => {
  const written = `data-vizit-open data-doctor-id=" 7 " data-assignment-ids="71, 72 73" data-doctor-online
    data-ed="false" data-bookmark="true" data-profile-filter="2" data-phone="+375 29 123-45-67" data-analytics="x"`
  expect(parseHostSettings(readAttributes(element(written))).settings).toEqual({
    doctorId: '7',
    assignmentIds: ['71', '72', '73'],
    doctorOnline: true,
    ed: false,
    bookmark: true,
    profileFilter: 2,
    phone: '375291234567',
  })
})

test.each([
  ['data-profile-filter=""', 'profileFilter'],
  ['data-profile-filter="children"', 'profileFilter'],
  ['data-ed="yes"', 'ed'],
  ['data-assignment-ids=""', 'assignmentIds'],
  ['data-doctor-id=""', 'doctorId'],
])('%s is reported, not guessed', (attributes, setting) => {
  const { problems } = parseHostSettings(readAttributes(element(attributes)))
  expect(problems?.map(problem => problem.setting)).toEqual([setting])
})
