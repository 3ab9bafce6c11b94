/** The screens whose routes the application has from the start (`src/first-routes.ts`). */
export const FIRST_PATHS: readonly string[] = ['/', '/sign-in', '/timeslot']

export const isFirstScreen = (pathname: string) => FIRST_PATHS.includes(pathname.replace(/(.)\/$/, '$1'))
