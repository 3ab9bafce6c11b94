/** The zoom of a picture around its centre, and its offset from there in pixels. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 }
export const LARGEST = 6

/** The sizes: the frame, and the picture fitted into it without zoom. */
export interface Scene {
  readonly frame: Size
  readonly fitted: Size
}

/** The size of the whole picture in a frame; never larger than the original. */
export function fit(picture: Size, frame: Size): Size {
  const scale = Math.min(1, frame.width / picture.width, frame.height / picture.height)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Zooms by a factor; the point (relative to the frame's centre) stays in its place. */
export function zoomAt(view: View, factor: number, { x, y }: Point, scene: Scene): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor))
  const by = scale / view.scale
  return within({ scale, x: x - (x - view.x) * by, y: y - (y - view.y) * by }, scene)
}

export function moveBy(view: View, { x, y }: Point, scene: Scene): View {
  return within({ ...view, x: view.x + x, y: view.y + y }, scene)
}

/** Limits the offset: an enlarged picture leaves no empty edge, and one that fits stays centred. */
export function within({ scale, x, y }: View, { frame, fitted }: Scene): View {
  const most = (shown: number, room: number) => Math.max(0, (shown * scale - room) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0
  return {
    scale,
    x: clamp(x, most(fitted.width, frame.width)),
    y: clamp(y, most(fitted.height, frame.height)),
  }
}
