import { IconCircleCheck } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import classes from './toast-host.module.css'
import { closeToast, shownToast } from './toasts.ts'

/** Where toasts appear: above the page, and heard without taking the focus. */
export function ToastHost() {
  const toast = useSelector(shownToast)
  return (
    <div role="status" className={classes.host}>
      {toast && (
        <div className={classes.toast}>
          <IconCircleCheck size={24} aria-hidden />
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                toast.action?.act()
                closeToast()
              }}
            >
              {toast.action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
