export interface Destination {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly branchName: string
  readonly branchAddress: string
}

/**
 * A link to the route: the map app on Android and Apple devices, otherwise OpenStreetMap. No request is made before it
 * is pressed.
 */
export function directions(to: Destination, agent: string): string {
  const { latitude, longitude, branchName, branchAddress } = to
  const known = latitude !== null && longitude !== null
  const place = known ? `${latitude},${longitude}` : branchAddress
  const asked = encodeURIComponent(place)
  if (/android/i.test(agent)) {
    const label = encodeURIComponent(`(${branchName})`)
    return known ? `geo:${place}?q=${place}${label}` : `geo:0,0?q=${asked}`
  }
  if (/iphone|ipad|macintosh/i.test(agent)) return `https://maps.apple.com/?daddr=${asked}`
  return known
    ? `https://www.openstreetmap.org/directions?to=${asked}`
    : `https://www.openstreetmap.org/search?query=${asked}`
}
