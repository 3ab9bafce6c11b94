/**
 * The screens of booking, and those that booking needs. Every other screen is about the account: a new screen is not
 * shown in a frame unless it is listed here.
 */
const SCREENS = [
  /^\/(online-booking|booking|specialities|successfully-booked|guest-visit|consent|info|outdated-app-version)?$/,
  /^\/(timeslot|service|sign-in|clinics|waitlist)(\/.*)?$/,
  // Of the profile only the form for name and birthday, which booking needs.
  /^\/profile\/edit$/,
  // A visit, and moving it. Medical documents are not opened in a frame.
  /^\/visits(\/(?!confirm-mccode)[^/]+(\/move)?)?$/,
]

/**
 * True if the screen at this path is shown on the pages of clinics that have no permission to show more
 * (docs/decisions/0068).
 */
export function isShownInFrames(path: string): boolean {
  const written = decoded(path)
    ?.toLowerCase()
    .replace(/(?<=.)\/$/, '')
  return written !== undefined && SCREENS.some(screen => screen.test(written))
}

/** Decodes a path as the web's router does; undefined if it cannot be decoded. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
