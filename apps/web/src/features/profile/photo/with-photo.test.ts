import { expect, test } from 'vitest'
import { child, husband } from '../../../testing/family.ts'
import { anna } from '../../../testing/people.ts'
import { withPhoto } from './with-photo.ts'

const profile = { ...anna, family: [husband(), child()] }
const photosOf = ({ photoUrl, family }: typeof profile) => [
  photoUrl,
  ...family.map(member => member.profile.photoUrl),
]

test("a child's photo is shown in the family, the user's own in the profile, and none after it was deleted", () => {
  expect(photosOf(withPhoto(profile, child().profileId, '/photo/1'))).toEqual([null, null, '/photo/1'])
  const own = withPhoto(profile, anna.me, '/photo/2')
  expect(photosOf(own)).toEqual(['/photo/2', null, null])
  expect(photosOf(withPhoto(own, anna.me, null))).toEqual([null, null, null])
})
