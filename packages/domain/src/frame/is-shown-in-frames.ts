/** Booking, and what it needs. Every other screen is about the account: a new one is shown in no frame unless it is named. */
const SCREENS = [
  /^\/(online-booking|booking|specialities|successfully-booked|guest-visit|consent|info|outdated-app-version)?$/,
  /^\/(timeslot|service|sign-in|clinics|waitlist)(\/.*)?$/,
  // Of the profile only what booking asks for: name and birthday.
  /^\/profile\/edit$/,
  // A visit, and its moving; medical documents are opened elsewhere.
  /^\/visits(\/(?!confirm-mccode)[^/]+(\/move)?)?$/,
]

/** Is the screen at this path shown on the pages of clinics that have not been let show more (docs/decisions/0068)? */
export function isShownInFrames(path: string): boolean {
  const written = decoded(path)
    ?.toLowerCase()
    .replace(/(?<=.)\/$/, '')
  return written !== undefined && SCREENS.some(screen => screen.test(written))
}

/** As the router of the web reads it; what cannot be read is no screen. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
