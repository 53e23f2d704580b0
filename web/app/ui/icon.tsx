import {
  ArrowLeft,
  ArrowRight,
  Bug,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  Clock,
  Download,
  FileText,
  Info,
  type LucideIcon,
  Moon,
  Pencil,
  Plus,
  Sun,
  Trash2,
  TriangleAlert,
  Upload,
  User,
  X,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  close: X,
  check: Check,
  down: ChevronDown,
  back: ArrowLeft,
  forward: ArrowRight,
  clock: Clock,
  download: Download,
  upload: Upload,
  file: FileText,
  edit: Pencil,
  add: Plus,
  remove: Trash2,
  person: User,
  light: Sun,
  dark: Moon,
};

/** Decoration beside a text: it is not read out. A name that is not known shows a bug. */
export function Icon({ name }: { name: string }) {
  const Drawn = Object.hasOwn(icons, name) ? (icons[name] ?? Bug) : Bug;
  return <Drawn className="icon" aria-hidden size="1.125em" strokeWidth={1.75} />;
}
