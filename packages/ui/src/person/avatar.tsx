import classes from './avatar.module.css'
import { initials, paletteOf } from './initials.ts'

interface AvatarProps {
  fullName: string
  photoUrl?: string | null
  /** Pixels. */
  size?: number
}

/** A photo, or initials. The name is written beside it, so screen readers skip it. */
export function Avatar({ fullName, photoUrl, size = 48 }: AvatarProps) {
  const box = { width: size, height: size, fontSize: size * 0.38 }
  if (photoUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        width={size}
        height={size}
        className={classes.avatar}
        style={box}
        loading="lazy"
      />
    )
  }
  return (
    <span className={classes.avatar} data-palette={paletteOf(fullName)} style={box} aria-hidden>
      {initials(fullName)}
    </span>
  )
}
