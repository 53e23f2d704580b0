/** Languages, frameworks and data, in the notation of `skill-tables.ts`. */
export const codeSkills = `
Ada ~ ada programming; ada developer; ada 95
ABAP = sap abap
ActionScript
Apex ~ salesforce apex; apex classes; apex triggers
Assembly language = assembler language; x86 assembly; arm assembly
Bash = bash scripting; bash scripts
C ~ c programming; c language; ansi c; embedded c; c c++; c and c++; c or c++; c c#; c developer; c programmer
C# = c sharp; csharp
C++ = cpp
Clojure
COBOL
CoffeeScript
Dart ~ flutter dart; dart flutter; dart language
Delphi = object pascal
Elixir ~ elixir phoenix; elixir developer; elixir engineer; erlang elixir
Erlang
F# = f sharp; fsharp
Fortran
Go ~ golang; go lang; go programming; go developer; go developers; go engineer; go engineers; go programmer; python go; go python; java go; go java; rust go; go rust; python and go; go and python; python or go; go or python; java or go; go or java; go or rust; go microservices; go backend
Groovy ~ groovy scripting; java groovy; groovy grails; groovy and jmeter; apache groovy
Haskell
HTML = html5; xhtml
CSS = css3
Java = core java; java ee; j2ee; java se; jdk
JavaScript = ecmascript; es6; java script
Julia ~ julia language; python julia; julia programming
Kotlin
Kornshell = ksh; korn shell
Lua ~ lua scripting; lua programming; lua scripts
MATLAB
Objective-C = objective c
OCaml
Perl
PHP
PL/SQL = pl sql; plsql
PowerShell
Prolog
Python = python3
R ~ r programming; r language; rstudio; r studio; r shiny; python r; r python; python and r; r and python; r or python; python or r; sas r; r sas; r sql; sql r; matlab r; r matlab; tidyverse
Ruby ~ ruby developer; ruby engineer; ruby programming; python ruby; ruby python; ruby java; java ruby; ruby perl; perl ruby; php ruby
Rust ~ rust programming; rust developer; rust engineer; rust language; c++ rust; rust c++; go rust; rust go; rust and c++
SAS ~ sas programming; sas programmer; base sas; sas sql; sas spss; spss sas; sas macro; sas enterprise; sas stata; sas r; r sas; sas python
Scala ~ scala developer; scala engineer; java scala; scala java; scala spark; spark scala; scala programming; akka scala; python scala; scala python
Shell scripting = shell scripts; shell script; unix scripting; bourne shell
Smalltalk
Solidity ~ solidity developer; ethereum solidity; solidity smart contracts
SQL = structured query language
Swift ~ swift developer; swift ios; ios swift; swiftui; swift ui; objective c swift; swift objective c; swift and objective c
T-SQL = transact sql; tsql
TypeScript
VBA = visual basic for applications; excel macros
VB.NET = visual basic .net
VBScript
Verilog = systemverilog; system verilog
VHDL
Visual Basic
XML
XSLT
YAML
Angular = angularjs; angular.js; angular js
ASP.NET = asp .net
.NET = dot net; dotnet; .net core; .net framework
Backbone.js = backbonejs; backbone js
Bootstrap ~ twitter bootstrap; bootstrap css; css bootstrap; html bootstrap; jquery bootstrap; bootstrap jquery
Django
Ember.js = emberjs; ember js
Entity Framework
Express.js = expressjs; express js
FastAPI
Flask ~ python flask; flask python; django flask; flask django
Flutter ~ flutter developer; flutter dart; dart flutter; react native flutter; flutter framework; flutter sdk
Hibernate ~ spring hibernate; hibernate spring; java hibernate; hibernate orm; hibernate jpa; hibernate framework
jQuery
Laravel
Next.js = nextjs
Node.js = nodejs; node js
Nuxt.js = nuxtjs
React ~ react.js; reactjs; react js; react developer; react engineer; react redux; react angular; angular react; react vue; react and redux; react typescript; typescript react; javascript react; react javascript; react hooks; angular or react; react or angular; react or vue
React Native
Redux
Ruby on Rails = rails developer; ror
Spring ~ spring boot; spring framework; spring mvc; java spring; spring batch; spring security; spring cloud; springboot
Svelte
Symfony
Tailwind CSS = tailwindcss
Vue.js = vuejs; vue js; vue
WordPress
Drupal
Joomla
Magento
Shopify
GraphQL
gRPC
REST APIs = rest api; restful; restful api; restful apis; restful services; restful web services; rest services; rest web services
SOAP ~ soap ui; soapui; soap api; soap web services; rest soap; soap rest; rest and soap; soap and rest; soap xml
Web services
Microservices = microservice; micro services; microservice architecture
OAuth = oauth2
WebSockets = websocket
Android ~ android developer; android development; android sdk; android studio; android app; android apps; ios android; android ios; ios and android; android and ios; android engineer; mobile android
iOS = ios development; iphone development
Xamarin
Unity ~ unity3d; unity 3d; unity developer; unity engine; unity game
Unreal Engine
Machine Learning = ml engineer; ml models; machine learning models
Deep Learning
Artificial Intelligence = ai ml; ai engineer; generative ai; ai models
Natural Language Processing = nlp
Computer Vision
Large language models = llm; llms; large language model
Data Science
Data Mining
Data Warehousing = data warehouse; data warehouses
Data Modeling = data modelling; data models
Data Visualization = data visualisation; data viz
Data Analysis = data analytics
Statistics ~ statistical analysis; statistical modeling; applied statistics; bayesian statistics
PyTorch
TensorFlow
Keras
scikit-learn = sklearn
Pandas ~ pandas numpy; numpy pandas; python pandas; pandas library
NumPy
SPSS
Stata
Tableau
Power BI = powerbi; microsoft power bi
Looker
QlikView = qlik; qlik sense; qliksense
Cognos = ibm cognos
MicroStrategy
Business Objects = businessobjects; sap businessobjects
Crystal Reports
SSRS = sql server reporting services
SSIS = sql server integration services
SSAS = sql server analysis services
ETL
Informatica = informatica powercenter
Talend
DataStage
Ab Initio
Alteryx
Airflow = apache airflow
dbt ~ dbt snowflake; snowflake dbt; dbt cloud; dbt models
Apache Spark = spark sql; pyspark; spark streaming; hadoop spark; spark hadoop; kafka spark; spark kafka
Hadoop = hdfs; mapreduce; map reduce
Hive ~ apache hive; hadoop hive; hive pig; pig hive; hive hbase; hive hadoop; spark hive; hive spark
HBase
Kafka = apache kafka
Flink = apache flink
Databricks
Snowflake ~ snowflake data warehouse; snowflake cloud; aws snowflake; snowflake aws; snowflake redshift; redshift snowflake; snowflake sql; databricks snowflake; snowflake databricks
BigQuery = google bigquery
Redshift = amazon redshift; aws redshift
Teradata
Netezza
MySQL
PostgreSQL = postgres; postgre sql
Microsoft SQL Server = sql server; ms sql; mssql; ms sql server
Oracle Database = oracle db; oracle sql; oracle dba; oracle 11g; oracle 12c; oracle databases; oracle rac
IBM Db2 = db2
SQLite
MongoDB = mongo
Cassandra = apache cassandra
Redis
DynamoDB
Couchbase
Elasticsearch = elastic search; elk stack
OpenSearch
Solr = apache solr; lucene
Neo4j
NoSQL = no sql
Microsoft Access = ms access
`;
