/** Is the page shown in a frame, as on a clinic's site? */
export const isFramed = window.self !== window.top
