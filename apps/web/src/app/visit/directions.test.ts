import { expect, test } from 'vitest'
import { directions } from './directions.ts'

const branch = {
  latitude: 53.9,
  longitude: 27.55,
  branchName: 'Филиал',
  branchAddress: 'Минск, ул. Немига, 5',
}
const nowhere = { ...branch, latitude: null, longitude: null }

test.each([
  ['Android', branch, /^geo:53\.9,27\.55\?q=53\.9,27\.55/],
  ['Android', nowhere, /^geo:0,0\?q=%D0%9C/],
  ['iPhone', branch, /^https:\/\/maps\.apple\.com\/\?daddr=53\.9%2C27\.55$/],
  ['Windows', branch, /^https:\/\/www\.openstreetmap\.org\/directions\?to=53\.9%2C27\.55$/],
  ['Windows', nowhere, /^https:\/\/www\.openstreetmap\.org\/search\?query=%D0%9C/],
])('on %s', (agent, to, link) => expect(directions(to, agent)).toMatch(link))
