import { IconCircleCheck } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './toast-host.module.css'
import { followToasts, shownToast } from './toasts.ts'

/** Where toasts appear: above the page, and heard without taking the focus. */
export function ToastHost() {
  const text = useSyncExternalStore(followToasts, shownToast)
  return (
    <div role="status" className={classes.host}>
      {text && (
        <div className={classes.toast}>
          <IconCircleCheck size={24} aria-hidden />
          {text}
        </div>
      )}
    </div>
  )
}
