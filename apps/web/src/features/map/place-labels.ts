import type { MapPoint } from '@vizit/domain/geo/mercator.ts'
import type { MapSize } from './map-view.ts'

/** From this zoom on a town fills the map, and its places have their names. */
export const TOWN_ZOOM = 10

/** The widest label, and its parts in pixels; place-markers.module.css draws them so. */
const WIDTH = 148
const LETTER = 7
const LINE = 17
const PADDING = 10
/** Half of the disc of a marker. */
const DISC = { single: 15, group: 20 }
/** From the middle of a marker to its label. */
const TO_LABEL = 16
/** The buttons of the map, in its right upper corner. */
const BUTTONS = { width: 62, height: 198 }
/** Whose data the map shows, at its lower edge. */
const ATTRIBUTION = 20

export interface Marker {
  readonly id: string
  readonly at: MapPoint
  /** Absent: a group has none. */
  readonly label?: { readonly name: string; readonly notes: readonly string[] }
}

/** Where a label stands, from its marker. */
export type LabelPlace = MapPoint

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const cover = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/**
 * The labels that fit at their markers, inside of the map and without covering another marker or label; those of the first
 * markers before the others.
 */
export function placeLabels(markers: readonly Marker[], { width, height }: MapSize): Map<string, LabelPlace> {
  const placed = new Map<string, LabelPlace>()
  const discs = markers.map(({ id, at, label }) => ({
    id,
    ...boxAround(at, label ? DISC.single : DISC.group),
  }))
  const taken: Box[] = [{ left: width - BUTTONS.width, top: 0, right: width, bottom: BUTTONS.height }]
  for (const { id, at, label } of markers) {
    if (!label) continue
    const others = [...taken, ...discs.filter(disc => disc.id !== id)]
    const box = boxesAt(at, sizeOf(label)).find(
      each =>
        each.left >= 0 &&
        each.top >= 0 &&
        each.right <= width &&
        each.bottom <= height - ATTRIBUTION &&
        !others.some(other => cover(each, other)),
    )
    if (!box) continue
    taken.push(box)
    placed.set(id, { x: box.left - at.x, y: box.top - at.y })
  }
  return placed
}

/** Where a label may stand, the best place first: in the middle, or to a side, below and above. */
function boxesAt({ x, y }: MapPoint, { width, height }: MapSize): Box[] {
  const sides = [-width / 2, -DISC.single, DISC.single - width]
  return sides.flatMap(side =>
    [TO_LABEL, -TO_LABEL - height].map(down => ({
      ...{ left: x + side, top: y + down },
      ...{ right: x + side + width, bottom: y + down + height },
    })),
  )
}

/** A name that is longer than two lines is cut there; what stands below it never is. */
function sizeOf({ name, notes }: NonNullable<Marker['label']>): MapSize {
  const longest = Math.max(...[name, ...notes].map(({ length }) => length))
  const lines = notes.reduce((sum, note) => sum + linesOf(note), Math.min(linesOf(name), 2))
  return { width: Math.min((longest + 1) * LETTER + PADDING, WIDTH), height: lines * LINE + PADDING / 2 }
}

/** With the comma after it. */
const linesOf = ({ length }: string) => Math.ceil(((length + 1) * LETTER) / (WIDTH - PADDING))

const boxAround = ({ x, y }: MapPoint, half: number): Box => ({
  ...{ left: x - half, right: x + half, top: y - half, bottom: y + half },
})
