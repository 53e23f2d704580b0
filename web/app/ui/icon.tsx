import {
  Bug,
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Download,
  type IconNode,
  Info,
  LocateFixed,
  Star,
  TriangleAlert,
  User,
  X,
} from "lucide";
import { DrawnIcon } from "./drawn-icon.tsx";

const icons: Readonly<Record<string, IconNode>> = {
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

/** Decoration next to a text. An unknown name shows a bug. */
export function Icon({ name }: { name: string }) {
  return <DrawnIcon lines={Object.hasOwn(icons, name) ? (icons[name] ?? Bug) : Bug} />;
}
