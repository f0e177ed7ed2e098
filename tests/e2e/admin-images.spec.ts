import sharp from 'sharp'
import { change, openAdmin, row, saved, toast } from '../support/admin'
import { openPage } from '../support/console-errors'
import { expect, test } from '../support/test'

const projectSlug = 'cetak-dua'

/** A photo like a phone's: rotated, with its location in EXIF. */
const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#1b5a58' } })
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '3/1 8/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '101/1 41/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photo with a location in EXIF is shown on a project’s page upright, described and without the location', async ({
  page,
  request,
}) => {
  const columns = 'id,thumbnail_url,thumbnail_alt,thumbnail_placeholder,project_thumbnail_url'
  const { id, ...before } = await row<{ id: string }>(
    request,
    'portfolio_projects',
    `select=${columns}&slug=eq.${projectSlug}`,
  )
  const file = await photograph()
  expect((await sharp(file).metadata()).exif?.length, 'the file does hold a place').toBeGreaterThan(100)

  await openAdmin(page, `/admin/portfolio/${id}`)
  await page.getByRole('button', { name: 'Change image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose an image' })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await expect(dialog.getByRole('alert')).toContainText('This is an SVG')
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawing) })
  await expect(dialog.getByRole('alert')).toContainText('This image could not be read.')

  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: file })
  await expect(dialog.getByText('1200 by 1600 px')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this image' }).click()
  await expect(dialog.getByText('Say what the image shows')).toBeVisible()
  await dialog.getByLabel('What it shows').fill('A teal poster on a wall')
  // The network fails once; the chosen file and the typed text are kept.
  await page.route('**/storage/v1/object/images/**', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Use this image' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The image was not added')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save project' }).click()
  await expect(saved(page)).toBeVisible()

  try {
    await openPage(page, `/portfolio/${projectSlug}`)
    const image = page.getByRole('main').getByRole('img', { name: 'A teal poster on a wall' })
    await expect(image).toHaveAttribute('srcset', /\/640\.webp 640w, .+\/1200x1600\.webp 1200w$/)
    await expect(image).toHaveAttribute('width', '1200')
    const src = (await image.getAttribute('src')) ?? ''
    for (const address of [src, src.replace(/[^/]+$/, '640.webp')]) {
      const bytes = await (await request.get(address)).body()
      const metadata = await sharp(bytes).metadata()
      expect(metadata.format).toBe('webp')
      expect(metadata.exif ?? metadata.xmp ?? metadata.iptc).toBeUndefined()
      expect(bytes.includes('Exif') || bytes.includes('EXIF') || bytes.includes('Phone')).toBe(false)
      expect(metadata.height, 'upright').toBeGreaterThan(metadata.width)
    }

    // The library keeps it while a page shows it; afterwards it can be deleted with its files.
    await page.goto('/admin/images')
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete A teal poster on a wall' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete image' }).click()
    }
    await remove()
    await expect(
      toast(page, /A page still shows this image, so it was kept. It is used in “Cetak Dua”/),
    ).toBeVisible()
    await change(request, 'portfolio_projects', `id=eq.${id}`, before)
    await remove()
    await expect(toast(page, '“A teal poster on a wall” is deleted.')).toBeVisible()
    expect((await request.get(src)).ok()).toBe(false)
  } finally {
    await change(request, 'portfolio_projects', `id=eq.${id}`, before)
  }
})
