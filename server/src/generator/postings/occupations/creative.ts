import type { Occupation } from "./occupation.ts";

export const creative: Occupation[] = [
  {
    titles:
      "Video Producer*4|Video Editor*6|Videographer*3|Production Assistant*4|Broadcast Technician*2|Audio Engineer*2|Camera Operator",
    industry: "Production",
    at: ["media", "media", "agency", "university"],
    share: 9,
    pay: [240, 420, "day"],
    levels: "single",
    schedule: "flex",
    remote: 0.17,
    hybrid: 0.22,
    contract: 0.5,
    abroad: true,
    skills:
      "Video editing|Adobe Premiere Pro|Adobe After Effects|Final Cut Pro|Photography|Animation|Project management|Scheduling",
    duties: `
      Plan shoots for {product} from call sheet to wrap
      Film and [light|record] people so that they forget the camera
      Cut [interviews|shorts|trailers] to the breath
      Grade, mix, and [caption|deliver] in every format
      Book crews and [rooms|rights]
      Back up twice before lunch
      Take notes from [editors|clients] with good grace`,
    needs: `
      Reel of [two|three] minutes
      Command of an editing program
      Stamina on long days
      License to drive the van`,
  },
  {
    titles:
      "Reporter*5|Journalist*2|Editor*4|Copy Editor*3|Managing Editor*2|Technical Writer*6|Proofreader*2|News Producer*2",
    industry: "Production",
    at: ["media", "media", "software", "university"],
    share: 9,
    pay: [50000, 78000, "year"],
    levels: "single",
    schedule: "office",
    remote: 0.31,
    hybrid: 0.25,
    contract: 0.22,
    abroad: true,
    skills: "Journalism|Copy editing|Technical Writing|SEO|Social media|Photography|WordPress|Report writing",
    duties: `
      Find, check, and write [stories|guides] people need
      Call one more source
      Edit for [sense|rhythm] and cut the first paragraph
      Correct mistakes where everyone can see
      Cover [council|courts|markets] around {city}
      Work with [photographers|engineers] on what words cannot show
      File by [six|noon]`,
    needs: `
      Clips of [five|six] pieces
      Curiosity with shoe leather
      Style without [frills|haste]
      Knowledge of publishing systems`,
  },
  {
    titles:
      "3D Artist*4|Game Designer*4|Animator*4|Photographer*3|Illustrator*2|Game Developer*4|Technical Artist*2",
    industry: "Design",
    at: ["media", "media", "software", "agency"],
    share: 7,
    pay: [68000, 104000, "year"],
    levels: "ladder",
    schedule: "office",
    remote: 0.34,
    hybrid: 0.25,
    contract: 0.3,
    abroad: true,
    skills:
      "Unity|Unreal Engine|Blender|Autodesk Maya|Illustration|Animation|Adobe Photoshop|Photography|C#|C++|Prototyping",
    duties: `
      Make [worlds|creatures|levels] for {product} that players remember
      Sketch fast and finish what survives
      Build [rigs|tools|shaders] that spare colleagues an hour
      Keep within the frame budget
      Playtest weekly and watch faces
      Balance [numbers|light|pacing] until it feels fair
      Name files as if others existed`,
    needs: `
      Portfolio or a playable thing
      Command of a major engine or [modeling|paint] tool
      One shipped title is [a plus|welcome]
      Gladness in revision`,
  },
];
