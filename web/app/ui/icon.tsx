import {
  Bug,
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Download,
  Info,
  LocateFixed,
  type LucideIcon,
  Star,
  TriangleAlert,
  User,
  X,
} from "lucide-react";

const icons: Readonly<Record<string, LucideIcon>> = {
  information: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  close: X,
  down: ChevronDown,
  up: ChevronUp,
  download: Download,
  locate: LocateFixed,
  person: User,
  star: Star,
};

/** Decoration next to a text: it is not read out. An unknown name shows a bug. */
export function Icon({ name }: { name: string }) {
  const Drawn = Object.hasOwn(icons, name) ? (icons[name] ?? Bug) : Bug;
  return <Drawn className="icon" aria-hidden size="1.125em" strokeWidth={1.75} />;
}
