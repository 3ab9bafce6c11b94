let renderedAt: number | undefined

/**
 * The current time; while the markup of the server is taken over, the time at which it was rendered. Another time would
 * be another markup: without the timeslot that has just begun, or of another day if the clock of the device is wrong.
 */
export const pageTime = (): number => renderedAt ?? Date.now()

export function takeOverPageTime(at: number | undefined): void {
  renderedAt = at
}
