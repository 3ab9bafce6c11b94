import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import classes from './slider.module.css'
import { useHiddenSlides } from './use-hidden-slides.ts'

interface SliderProps {
  /** What the slides contain. */
  label: string
  previous: string
  next: string
  slides: readonly { readonly key: string; readonly content: ReactNode }[]
}

/** Cards side by side, moved by touch, by the keyboard focus, and by buttons while some cards are hidden. */
export function Slider({ label, previous, next, slides }: SliderProps) {
  const track = useRef<HTMLUListElement>(null)
  const hidden = useHiddenSlides(track)

  function move(step: 1 | -1) {
    const slide = track.current?.firstElementChild
    if (slide) track.current?.scrollBy({ left: step * slide.getBoundingClientRect().width })
  }
  const button = (step: 1 | -1, name: string, isOf: boolean) => (
    <ActionIcon variant="default" size={44} aria-label={name} disabled={!isOf} onClick={() => move(step)}>
      {step < 0 ? <IconChevronLeft size={20} aria-hidden /> : <IconChevronRight size={20} aria-hidden />}
    </ActionIcon>
  )
  return (
    <div>
      <ul ref={track} className={classes.track} aria-label={label}>
        {slides.map(({ key, content }) => (
          <li key={key} className={classes.slide}>
            {content}
          </li>
        ))}
      </ul>
      {(hidden.before || hidden.after) && (
        <div className={classes.buttons}>
          {button(-1, previous, hidden.before)}
          {button(1, next, hidden.after)}
        </div>
      )}
    </div>
  )
}
