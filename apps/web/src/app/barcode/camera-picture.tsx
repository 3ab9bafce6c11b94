import type { Ref } from 'react'
import classes from './camera-picture.module.css'

/** What the camera sees. */
export function CameraPicture({ video, label }: { video: Ref<HTMLVideoElement>; label: string }) {
  return <video ref={video} className={classes.video} muted playsInline aria-label={label} />
}
