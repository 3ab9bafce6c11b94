/**
 * The areas of what the screens say, each a file per language in `catalogues/`. A new area takes a line here, and
 * `needsTexts('area')` in the routes whose screens speak it; the build and the server find its files themselves.
 */
export interface Areas {
  access: typeof import('../catalogues/ru/access.json')
  booking: typeof import('../catalogues/ru/booking.json')
  calendar: typeof import('../catalogues/ru/calendar.json')
  capabilities: typeof import('../catalogues/ru/capabilities.json')
  common: typeof import('../catalogues/ru/common.json')
  consent: typeof import('../catalogues/ru/consent.json')
  decline: typeof import('../catalogues/ru/decline.json')
  devices: typeof import('../catalogues/ru/devices.json')
  errors: typeof import('../catalogues/ru/errors.json')
  family: typeof import('../catalogues/ru/family.json')
  guest: typeof import('../catalogues/ru/guest.json')
  'import-visit': typeof import('../catalogues/ru/import-visit.json')
  install: typeof import('../catalogues/ru/install.json')
  lists: typeof import('../catalogues/ru/lists.json')
  navigation: typeof import('../catalogues/ru/navigation.json')
  outdated: typeof import('../catalogues/ru/outdated.json')
  person: typeof import('../catalogues/ru/person.json')
  places: typeof import('../catalogues/ru/places.json')
  profile: typeof import('../catalogues/ru/profile.json')
  reminders: typeof import('../catalogues/ru/reminders.json')
  service: typeof import('../catalogues/ru/service.json')
  session: typeof import('../catalogues/ru/session.json')
  specialities: typeof import('../catalogues/ru/specialities.json')
  timeslot: typeof import('../catalogues/ru/timeslot.json')
  visits: typeof import('../catalogues/ru/visits.json')
  waitlist: typeof import('../catalogues/ru/waitlist.json')
  wallet: typeof import('../catalogues/ru/wallet.json')
}
