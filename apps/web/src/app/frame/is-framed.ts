/** True if the page is shown in a frame, as on a clinic's site. */
export const isFramed = window.self !== window.top
