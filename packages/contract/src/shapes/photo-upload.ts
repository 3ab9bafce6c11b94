/** The accepted types of photos and the largest size: 8 MB. */
export const photoUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic'],
  maxBytes: 8 * 1024 * 1024,
} as const
