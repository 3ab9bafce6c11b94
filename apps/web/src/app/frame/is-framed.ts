/** True if the page is shown in a frame, as on a clinic's site; never while the server renders it. */
export const isFramed = typeof window !== 'undefined' && window.self !== window.top
