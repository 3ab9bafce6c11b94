import { ean13Picture } from './ean13-picture.ts'

const [WIDTH, HEIGHT] = [1280, 720]
const TABLE = 140
const NO_COLOUR = 128
/** Each module of the code is two pixels wide, as of a pack at arm's length. */
const SMALLER = 2
/** Nobody holds a pack quite straight. */
const SLANT = Math.tan((4 * Math.PI) / 180)

/** What a camera sees over a pack with this barcode; null: over a table. A video of one frame, which Chromium takes for a camera (Y4M). */
export function cameraVideo(code: string | null): Buffer {
  const brightness = Buffer.alloc(WIDTH * HEIGHT, TABLE)
  if (code !== null) drawCode(brightness, code)
  const header = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420\nFRAME\n`
  return Buffer.concat([Buffer.from(header), brightness, Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)])
}

function drawCode(brightness: Buffer, code: string): void {
  const { data, width, height } = ean13Picture(code, 0)
  const [left, top] = [(WIDTH - width / SMALLER) / 2, (HEIGHT - height / SMALLER) / 2]
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const across = Math.floor((x - left + (y - HEIGHT / 2) * SLANT) * SMALLER)
      const down = Math.floor((y - top) * SMALLER)
      if (across < 0 || across >= width || down < 0 || down >= height) continue
      brightness[y * WIDTH + x] = data[(down * width + across) * 4] ?? 0
    }
}
