import { ActionIcon, Loader, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useModal } from '../dialog/use-modal.ts'
import classes from './image-viewer.module.css'
import { useGestures } from './use-gestures.ts'
import { useView } from './use-view.ts'
import { LARGEST } from './view.ts'

interface ImageViewerProps {
  /** The address of the picture; null while it is loading. */
  address: string | null
  /** The reason why it cannot be shown. */
  problem: string | null
  /** The text alternative of the picture. */
  name: string
  at: number
  count: number
  onMove: (at: number) => void
  onClose: () => void
  words: {
    readonly zoomIn: string
    readonly zoomOut: string
    readonly zoom: (percent: number) => string
    readonly previous: string
    readonly next: string
    readonly close: string
    readonly hint: string
  }
}

const STEP = 1.5
/** Pixels by which an arrow key moves an enlarged picture. */
const PAN = 80
const icon = { size: 24, 'aria-hidden': true } as const
const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
}

/** Shows pictures over the whole screen, one at a time, for touch, mouse, keyboard and screen readers. */
export function ImageViewer({ address, problem, name, at, count, onMove, onClose, words }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const hint = useId()
  const viewing = useView()
  const { stage, view, zoom, move, showWhole, take } = viewing
  useModal(dialog, onClose)

  function turn(step: 1 | -1) {
    const to = at + step
    if (to < 0 || to >= count) return
    showWhole()
    onMove(to)
  }
  const { isMoving, ...gestures } = useGestures({ ...viewing, onSwipe: turn })

  function press({ key }: KeyboardEvent) {
    const by = ARROWS[key]
    if (key === '+' || key === '=') zoom(STEP)
    else if (key === '-') zoom(1 / STEP)
    else if (key === '0') showWhole()
    else if (by && view.scale > 1) move(by)
    else if (by && by.x !== 0) turn(by.x > 0 ? -1 : 1)
  }
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={name}
      aria-describedby={hint}
      onKeyDown={press}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.bar}>
        <span className={classes.name}>{name}</span>
        <ActionIcon {...button} aria-label={words.close} onClick={onClose}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
      <div ref={stage} className={classes.stage} data-moving={isMoving || undefined} {...gestures}>
        {address ? (
          <img
            src={address}
            alt={name}
            draggable={false}
            onLoad={take}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        ) : (
          (problem ?? <Loader color="white" />)
        )}
      </div>
      <p id={hint} className={classes.hint}>
        {words.hint}
      </p>
      <div className={classes.bar}>
        <ActionIcon {...button} aria-label={words.previous} disabled={at === 0} onClick={() => turn(-1)}>
          <IconChevronLeft {...icon} />
        </ActionIcon>
        <ActionIcon
          {...button}
          aria-label={words.zoomOut}
          disabled={view.scale <= 1}
          onClick={() => zoom(1 / STEP)}
        >
          <IconZoomOut {...icon} />
        </ActionIcon>
        <span className={classes.percent}>{Math.round(view.scale * 100)} %</span>
        <ActionIcon
          {...button}
          aria-label={words.zoomIn}
          disabled={view.scale >= LARGEST}
          onClick={() => zoom(STEP)}
        >
          <IconZoomIn {...icon} />
        </ActionIcon>
        <ActionIcon {...button} aria-label={words.next} disabled={at === count - 1} onClick={() => turn(1)}>
          <IconChevronRight {...icon} />
        </ActionIcon>
      </div>
      <VisuallyHidden role="status">
        {isMoving ? '' : words.zoom(Math.round(view.scale * 100))}
      </VisuallyHidden>
    </dialog>
  )
}

const button = { variant: 'transparent', color: 'white', size: 48, className: classes.button } as const
