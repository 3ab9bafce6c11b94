/** Whose data the streets of a vector file are, as its licence demands (OpenStreetMap, ODbL). */
export const STREETS_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap</a>'
