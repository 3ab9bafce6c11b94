import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './actions-menu.module.css'

export interface MenuAction {
  readonly label: string
  readonly icon: ReactNode
  readonly danger?: boolean
  readonly act: () => void
}

interface ActionsMenuProps {
  /** Says what the actions are for, because a screen may have several menus. */
  label: string
  actions: readonly MenuAction[]
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * A menu behind three dots, for rare actions. It does not use Mantine's menu, which brings a positioning library with
 * it.
 */
export function ActionsMenu({ label, actions }: ActionsMenuProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  const items = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    if (open) box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [open])

  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') return close()
    const all = items()
    const next = STEPS[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notices that the focus has gone elsewhere
    <div
      ref={box}
      className={classes.box}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <ActionIcon
        ref={opener}
        variant="subtle"
        color="gray"
        size={44}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        {...(open ? { 'aria-controls': id } : {})}
        onClick={() => setOpen(!open)}
      >
        <IconDotsVertical size={20} aria-hidden />
      </ActionIcon>
      {open && (
        <div id={id} role="menu" aria-label={label} tabIndex={-1} className={classes.menu} onKeyDown={press}>
          {actions.map(action => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.action}
              data-danger={action.danger || undefined}
              onClick={() => {
                // Closes before the action, so that a dialog it opens returns the focus to the right element.
                close()
                action.act()
              }}
            >
              {action.icon}
              {action.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
