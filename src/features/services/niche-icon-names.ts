/** The icon for a name that is not listed. */
export const plainIcon = 'Shapes'

/**
 * The icons that a row of `niche_pages` can name, by lucide's names. They are in one sprite; after changing
 * this list rebuild it with `npx tsx scripts/images/niche-icons.ts`.
 */
// oxfmt-ignore
export const nicheIconNames: readonly string[] = [
  'Accessibility', 'Armchair', 'Award', 'BadgeCheck', 'Banknote', 'BedDouble', 'BookOpen', 'Boxes',
  'BriefcaseBusiness', 'Building', 'Bus', 'Calculator', 'CalendarCheck', 'CalendarClock', 'CalendarDays',
  'CalendarHeart', 'CalendarRange', 'CalendarX', 'Camera', 'Car', 'ClipboardCheck', 'ClipboardList',
  'Clock', 'Coins', 'ConciergeBell', 'CreditCard', 'DoorOpen', 'Dumbbell', 'FileCheck', 'FileLock',
  'FilePen', 'FileText', 'FlaskConical', 'Flower2', 'FolderLock', 'Funnel', 'Gavel', 'GraduationCap',
  'HandCoins', 'HeartPulse', 'House', 'IdCard', 'Images', 'KeyRound', 'Landmark', 'Languages', 'Layers',
  'LayoutGrid', 'ListChecks', 'ListOrdered', 'Lock', 'MapPin', 'MapPinned', 'MessageCircle', 'Newspaper',
  'NotebookPen', 'PackageCheck', 'Palette', 'PartyPopper', 'PenLine', 'PhoneCall', 'QrCode', 'Receipt',
  'ReceiptText', 'RefreshCw', 'Ruler', 'Scale', 'ScrollText', 'Search', 'Share2', 'ShieldCheck',
  'ShoppingBag', 'Siren', 'SlidersHorizontal', 'Snowflake', 'Soup', 'SquarePen', 'Star', 'Stethoscope',
  'Store', 'Tag', 'Tags', 'Ticket', 'Timer', 'Trophy', 'Truck', 'Umbrella', 'Undo2', 'UserRound', 'Users',
  'UsersRound', 'Utensils', 'UtensilsCrossed', 'Wallet',
]
