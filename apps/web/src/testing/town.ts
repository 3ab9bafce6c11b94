import type { Answer } from '@vizit/api-client/calls.ts'

/** A town with doctors. */
export const town = (code: number, name: string): Answer<'listLocations'>[number] => ({
  id: name,
  name,
  code,
  tabletkaCode: null,
  tabletkaCodev3: null,
  latitude: 53.9,
  longitude: 27.5,
  banners: 'doctors',
})
