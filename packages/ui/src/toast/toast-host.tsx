import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import classes from './toast-host.module.css'
import { closeToast, shownToast } from './toasts.ts'

/** Shows toasts above the page; screen readers announce them without moving the focus. */
export function ToastHost() {
  const toast = useSelector(shownToast)
  const Icon = toast?.isRefusal ? IconAlertCircle : IconCircleCheck
  return (
    <div role="status" className={classes.host}>
      {toast && (
        <div className={classes.toast}>
          <Icon size={24} aria-hidden />
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
