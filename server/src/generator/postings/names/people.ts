const first = `
Aaliyah Abel Ada Adrian Agnes Ahmed Alana Alice Alma Amara Amir Amos Ana Andre Anika Anton Arjun Asha August Ava
Basil Beatriz Ben Bianca Bo Brenda Bruno Camila Carl Carmen Cecilia Chen Clara Cora Dana Dario Deepa Delia Denise
Diego Dora Edith Eleni Elias Elif Emeka Emil Esther Eva Farah Felix Fiona Frida Gita Gloria Goran Grace Greta Hana
Hassan Helen Hugo Ida Imani Ines Ingrid Irene Isaac Ivan Jamal Jana Jasper Joan Joel Jonas Josefina Jude Jun Kai
Kamala Karin Keiko Kofi Lars Layla Leah Leon Lila Lior Lucia Luz Mae Magnus Malik Marcus Margot Maria Mateo Maya
Mei Mika Milan Mina Miriam Nadia Naomi Nell Nia Nikhil Noor Odile Olga Omar Oscar Otis Pablo Paige Paula Petra
Priya Quinn Rafael Rana Rashid Rebecca Rhea Rosa Roy Ruben Ruth Saanvi Sadie Samir Selma Silas Simone Sofia Soren
Stella Suresh Talia Tariq Tessa Theo Thuy Tomas Uma Vera Victor Wanda Wei Xenia Yara Yusuf Zainab Zelda`;

const last = `
Abbott Abara Achebe Adair Adler Aguilar Ahlberg Akhtar Albright Alder Amari Amundsen Anand Ansel Aranda Arbor Ashby
Atwater Averill Bajwa Balint Bancroft Barlow Barros Beaumont Beckett Bellamy Benning Bergstrom Bhatt Birch Blackwood
Blanchard Blythe Bolton Bonilla Bowen Brandt Brightwater Brockway Budnik Burnham Cabrera Calder Callahan Camara Carrow
Castellan Cavell Chandra Chau Chavez Cheung Cisneros Claremont Colby Conrad Cordero Corliss Covington Crane Cromwell
Dalgaard Danforth Dasgupta Delacroix Delgado Demir Desai Devlin Diallo Dorsey Draper Drummond Dubois Duran Eastman
Eberhard Eklund Ellery Emerson Enriquez Erskine Espinoza Everly Fairbanks Falk Farrow Feldman Fenwick Ferreira Finch
Fontaine Forsythe Foxworth Fraser Fujita Galloway Garrity Gaskell Ghosh Gilchrist Goddard Goldfarb Granger Greer
Grimaldi Gunnarson Haddad Hale Halloran Hanover Harcourt Hargrove Harwell Hassan Hathaway Hawthorne Heath Hendrick
Herrera Hinojosa Holloway Holm Horvath Huang Huxley Ibarra Iglesias Ingersoll Iwata Jablonski Janssen Jarrow Jimenez
Juarez Kamau Kapoor Keating Kellan Kendrick Kessler Khoury Kimball Kincaid Kirkland Kobayashi Kowalski Krishnan Lachlan
Lambert Langford Larkin Lavelle Leclair Leung Linden Lindqvist Lockhart Loring Lowell Lund Lyndon Macias Maddox
Mahoney Malhotra Marchetti Marlow Marsh Mbeki McAllen McBride Medina Mehta Mercer Merritt Middleton Moreau Morrow
Mukherjee Nakamura Navarro Nazari Newell Nguyen Nichols Nordstrand Novak Nunez Oakes Obi Ochoa Okafor Oldham Olsen
Ordway Orozco Osei Ostrander Overton Padilla Pak Palmgren Parrish Patel Pemberton Penrose Petrov Pham Pickett Pike
Popescu Prescott Quigley Quintero Radcliffe Rahman Ramsey Rao Redfern Reyes Rhodes Rinaldi Rocha Romero Rosenthal
Rourke Rutherford Saito Salazar Saldana Sandoval Sato Sawyer Schaefer Seaton Sedgwick Serrano Shah Sheffield Shimizu
Silva Sinclair Solberg Sorensen Stanhope Sterling Stoddard Strand Sutherland Szabo Tanaka Tate Thackeray Thorne
Tillman Tobin Torrance Tran Trevino Tully Underhill Upton Vaidya Valdez Vance Vargas Venn Vidal Villanueva Vogel
Wakefield Walcott Wardlow Warrick Weaver Wellborn Westcott Whitaker Wilder Winslow Wolcott Wong Woodruff Wray Wynn
Yamada Yates Yilmaz York Zamora Zapata Zeller Ziegler Zimmer`;

export const firstNames: readonly string[] = first.trim().split(/\s+/);
export const lastNames: readonly string[] = last.trim().split(/\s+/);
