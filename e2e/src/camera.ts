import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cameraVideo } from '@vizit/test-kit/barcode/camera-video.ts'
import { launchWhole } from './launch-options.ts'
import { test as base, expect } from './test.ts'

interface Camera {
  /** The camera is over a pack or card with this barcode; null: over a table. It counts from the next time that a page asks for it. */
  readonly sees: (code: string | null) => Promise<void>
}

/** A browser whose camera is real to the page: it shows the pictures of a file. Pages have to be permitted to use it. */
export const test = base.extend<{ camera: Camera }, { cameraFile: string }>({
  cameraFile: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vizit-camera-'))
      await use(join(folder, 'camera.y4m'))
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ cameraFile }, use) => {
      const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${cameraFile}`]
      await use(await launchWhole(camera))
    },
    { scope: 'worker' },
  ],
  camera: async ({ cameraFile }, use) => {
    await use({
      sees: code => writeFile(cameraFile, cameraVideo(code)),
    })
  },
})

export { expect }
